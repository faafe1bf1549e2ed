// React reads NODE_ENV on import, so this is the first import of every entry point.
process.env.NODE_ENV ??= 'production';
