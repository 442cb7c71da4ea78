import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { NEXT_BUILD } from './build-site.ts'

const ID = 'virtual:dialog-files'

/** What one press opens on most pages. */
const DIALOGS = [
  'src/features/accounts/browser/components/LoginDialog.tsx',
  'src/ui/download/downloads.ts',
  'src/ui/download/DownloadTray.tsx',
  'src/ui/share/ShareDialog.tsx',
  'src/ui/preview/PreviewDialog.tsx',
  'src/features/feedback/browser/components/FeedbackDialog.tsx',
  'src/app/browser/shell/ContactDialog.tsx',
]

/**
 * Vite plugin for `import dialogFiles from 'virtual:dialog-files'`: the addresses of their scripts and styles. The server is built
 * after the browser's files, whose manifest names them. Empty in development.
 */
export function dialogFiles(): Plugin {
  return {
    name: 'dialog-files',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      if (this.environment.mode !== 'build') return 'export default []'
      const path = join(this.environment.config.root, NEXT_BUILD, 'client/.vite/manifest.json')
      return `export default ${JSON.stringify(filesOf(JSON.parse(readFileSync(path, 'utf8'))))}`
    },
  }
}

/** @throws {Error} if a dialog has moved */
function filesOf(manifest: Manifest): string[] {
  const ofEveryPage = manifest['src/entry.client.tsx']?.imports ?? []
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no file for ${key}`)
    if (ofEveryPage.includes(key)) return
    // The assets of the preview are its styles and the engine, which is large.
    const styles = [...(chunk.css ?? []), ...(chunk.assets ?? [])].filter((file) => file.endsWith('.css'))
    for (const file of [chunk.file, ...styles]) files.add(`/${file}`)
    chunk.imports?.forEach(add)
  }
  DIALOGS.forEach(add)
  return [...files]
}
