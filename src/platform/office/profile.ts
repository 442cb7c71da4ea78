import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** No macros, no active content, nothing loaded from other places. */
const SECURITY = [
  ['MacroSecurityLevel', '3'],
  ['DisableMacrosExecution', 'true'],
  ['BlockUntrustedRefererLinks', 'true'],
  ['DisableActiveContent', 'true'],
] as const

/** Macros are neither read nor kept for a file of another format. */
const MACROS = ['Writer', 'Impress', 'Calc'].flatMap((program) =>
  ['Load', 'Save', ...(program === 'Calc' ? ['Executable'] : [])].map((name) =>
    item(`/org.openoffice.Office.${program}/Filter/Import/VBA`, name, 'false'),
  ),
)

/**
 * LibreOffice 7.4 loads pictures of presentations from the web in spite of these settings. A proxy that is not there stops it, also
 * where bubblewrap may not be used.
 */
const NO_NETWORK = [
  ['ooInetProxyType', '2'],
  ['ooInetNoProxy', ''],
  ...['HTTP', 'HTTPS', 'FTP'].flatMap((kind) => [
    [`ooInet${kind}ProxyName`, '127.0.0.1'],
    [`ooInet${kind}ProxyPort`, '1'],
  ]),
].map(([name = '', value = '']) => item('/org.openoffice.Inet/Settings', name, value))

const items = [
  ...SECURITY.map(([name, value]) => item('/org.openoffice.Office.Common/Security/Scripting', name, value)),
  ...MACROS,
  ...NO_NETWORK,
]

function item(path: string, name: string, value: string): string {
  return `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse" oor:finalized="true"><value>${value}</value></prop></item>`
}

const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${items.join('\n')}
</oor:items>
`

/** Writes a new profile of LibreOffice, for one run. */
export async function writeProfile(folder: string): Promise<void> {
  await mkdir(join(folder, 'user'), { recursive: true })
  await writeFile(join(folder, 'user/registrymodifications.xcu'), SETTINGS)
}
