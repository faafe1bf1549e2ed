// React reads NODE_ENV on import, so this is the first import of every command but `npm run dev`.
process.env.NODE_ENV ??= 'production';
