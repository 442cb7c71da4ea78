import { access, constants, realpath } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { Config } from '#platform/config/config.ts'

/** Where packages install LibreOffice, apart from the folders in PATH. */
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/usr/lib/libreoffice/program', '/opt/libreoffice/program']

/** The path of LibreOffice on this machine; undefined when there is none, or the setting turns it off. */
export async function findSoffice({ soffice }: Pick<Config, 'soffice'>): Promise<string | undefined> {
  if (soffice === 'off') return undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS]
  for (const path of soffice === undefined ? folders.map((folder) => join(folder, 'soffice')) : [soffice]) {
    if (await isProgram(path)) return realpath(path)
  }
  return undefined
}

function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
