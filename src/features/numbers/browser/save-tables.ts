import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { saveBlob } from '#ui/download/save-blob.ts'
import type { Numbers } from '../contract.ts'
import { TABLES, type TableName } from '../views.ts'
import { numbers } from './client.ts'
import { csvOf } from './csv.ts'

/** Lets the browser save tables of the shown period: one as CSV, several as ZIP. */
export async function saveTables({ period, counted }: Numbers, tables: readonly TableName[] = TABLES): Promise<void> {
  const all = await numbers.getNumbers(memberTransport(), { query: { period, at: counted.until, all: 'tables' } })
  const files = tables.map((table) => csvOf(table, all))
  const [file] = files
  if (file && files.length === 1) return saveBlob(new Blob([file.content], { type: 'text/csv' }), file.name)
  const { BlobWriter, TextReader, ZipWriter } = await import('@zip.js/zip.js/index-native.js')
  // Our content security policy allows no worker from a blob.
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false })
  for (const { name, content } of files) await zip.add(name, new TextReader(content))
  saveBlob(await zip.close(), `numbers-${counted.from}.zip`)
}
