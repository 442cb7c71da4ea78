import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** pdf.js fetches a file of these folders when a document needs it. */
const FOLDERS = ['wasm', 'cmaps', 'standard_fonts', 'iccs']
/** Scripts in documents, which the preview does not run. */
const UNUSED = /^quickjs|^LICENSE/

const PACKAGE = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))), '../..')
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))

const FOLDER = `assets/pdfjs-${version}`
/** The address of the folders. It has the version, so browsers store the files for good. */
const PDF_RESOURCES = `/${FOLDER}/`

/**
 * Vite plugin: the decoders, character maps, fonts and colour profiles of pdf.js, which look for each other by name.
 */
export function pdfResources(): Plugin {
  return {
    name: 'pdf-resources',
    config: (_, { command }) => ({
      define: { PDF_RESOURCES: JSON.stringify(command === 'build' ? PDF_RESOURCES : '/node_modules/pdfjs-dist/') },
    }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const from of FOLDERS)
        for (const name of readdirSync(join(PACKAGE, from)))
          if (!UNUSED.test(name))
            this.emitFile({
              type: 'asset',
              fileName: `${FOLDER}/${from}/${name}`,
              source: readFileSync(join(PACKAGE, from, name)),
            })
    },
  }
}
