import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is one small immutable file; asking the server for pieces of it costs more than it saves.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
