import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { CHUNKS } from './scripts/build/chunks.ts'
import { dialogFiles } from './scripts/build/dialog-files.ts'
import { inlineScript } from './scripts/build/inline-script.ts'
import { pdfResources } from './scripts/build/pdf-resources.ts'

/** Chrome 100 and its time: phones that are still in use and get no updates any more. */
const BROWSERS = ['chrome100', 'firefox102', 'safari15.4']

/** Size of a file of pdf.js before it is packed, for the progress that the preview shows. */
function pdfjsBytes(name: string): number {
  return statSync(fileURLToPath(import.meta.resolve(`pdfjs-dist/legacy/build/${name}`))).size
}

export default defineConfig({
  define: {
    PDF_ENGINE_SIZES: JSON.stringify({
      engine: pdfjsBytes('pdf.min.mjs'),
      worker: pdfjsBytes('pdf.worker.min.mjs'),
    }),
  },
  plugins: [inlineScript(BROWSERS), dialogFiles(), pdfResources(), reactRouter()],
  build: {
    target: BROWSERS,
    cssTarget: ['chrome100', 'safari15.4'],
    assetsInlineLimit: 0,
    // The framework and the PDF viewer are what they are; `npm run bench -- weight` watches over what a visit costs.
    chunkSizeWarningLimit: 1500,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
})
