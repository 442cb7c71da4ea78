import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { extract, pack } from 'tar-stream'
import { onTestFinished } from 'vitest'

/** A path in a folder that is deleted after the test. */
export function createPath(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'trp-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, name)
}

/** A copy of an archive. @param change gives the new bytes of an entry; undefined leaves it out */
export async function rewriteArchive(
  path: string,
  change: (name: string, bytes: Buffer) => Buffer | string | undefined,
): Promise<string> {
  const copy = createPath('rewritten.tar')
  const archive = pack()
  for await (const entry of createReadStream(path).pipe(extract())) {
    const bytes = change(entry.header.name, await buffer(entry))
    if (bytes !== undefined) archive.entry({ name: entry.header.name }, bytes)
  }
  archive.finalize()
  writeFileSync(copy, await buffer(archive))
  return copy
}
