import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/** Builds a module of the browser with all that it imports. @returns a script that sets the global variable `name` */
export async function bundleModule(path: string, name: string): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(ROOT, path), formats: ['iife'], name } },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error(`${path} was not built`)
  return `${chunk.code}\nglobalThis.${name} = ${name}`
}
