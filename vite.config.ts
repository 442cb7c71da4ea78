import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Chrome 100 and its time: phones that are still in use and get no updates any more.
  build: { target: ['chrome100', 'firefox102', 'safari15.4'], cssTarget: ['chrome100', 'safari15.4'], assetsInlineLimit: 0 },
})
