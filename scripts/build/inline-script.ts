import { build, type Plugin } from 'vite'

const QUERY = '?inline-script'

/**
 * Vite plugin for `import code from './boot.ts?inline-script'`: the minified code of a script with its imports. All pages
 * contain the same text, so that one hash in the CSP allows it.
 */
export function inlineScript(target: string[]): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null
      const script = await this.resolve(source.slice(0, -QUERY.length), importer)
      return script && `${script.id}${QUERY}`
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const { code, modules } = await bundle(id.slice(0, -QUERY.length), target)
      for (const module of modules) this.addWatchFile(module)
      return `export default ${JSON.stringify(code)}`
    },
  }
}

async function bundle(input: string, target: string[]): Promise<{ code: string; modules: string[] }> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [script] = outputs
  if (script?.type !== 'chunk' || outputs.length !== 1) throw new Error(`${input} is not one script`)
  return { code: script.code.trim(), modules: script.moduleIds }
}
