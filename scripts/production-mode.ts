// React and its friends read this when they are loaded, so it is the first import of whatever opens a shop.
process.env.NODE_ENV ??= 'production';
