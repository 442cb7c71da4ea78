import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { saveBlob } from '#ui/download/save-blob.ts'
import type { Numbers, TableName } from '../contract.ts'
import { numbers } from './client.ts'

/** Lets the browser save tables of the shown period: one as CSV, several as ZIP. */
export async function saveTables({ period, counted }: Numbers, tables?: readonly TableName[]): Promise<void> {
  const { results } = await numbers.exportNumbers(memberTransport(), { query: { period, at: counted.until } })
  const files = results.filter(({ table }) => tables?.includes(table) ?? true)
  const [file] = files
  if (file && files.length === 1) {
    saveBlob(new Blob([file.content], { type: 'text/csv' }), file.name)
    return
  }
  const { BlobWriter, TextReader, ZipWriter } = await import('@zip.js/zip.js/index-native.js')
  // Our content security policy allows no worker from a blob.
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false })
  for (const { name, content } of files) await zip.add(name, new TextReader(content))
  saveBlob(await zip.close(), `numbers-${counted.from}.zip`)
}
