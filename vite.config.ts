import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What every page needs comes in two files: what only changes with a new version of React or React Router, and our own
 * parts. On a slow line each further file costs a wait of its own.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
  { name: 'parts', test: /src[\\/](core[\\/]|ui[\\/][^\\/]+\.tsx?$|site[\\/]shell[\\/](?!LoginDialog|ContactDialog))/ },
]

export default defineConfig({
  plugins: [reactRouter()],
  // Chrome 100 and its time: phones that are still in use and get no updates any more.
  build: {
    target: ['chrome100', 'firefox102', 'safari15.4'],
    cssTarget: ['chrome100', 'safari15.4'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
})
