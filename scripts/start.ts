import { buildIfChanged } from './build/build-if-changed.ts'
import { runCommand } from './run-command.ts'

// React and React Router read this when they load: their development builds render three times slower.
process.env.NODE_ENV = 'production'

await runCommand('start', async () => {
  await buildIfChanged()
  await import('#app/server/server.ts')
})
