import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createPdf } from './documents.ts'

/** Reads the arguments like LibreOffice: `$output` is the folder, `$@` are the documents, `$pdf` is a PDF with two pages. */
const HEAD = `#!/bin/sh
here=$(dirname "$0"); pdf="$here/two.pdf"
while [ $# -gt 0 ]; do
  case "$1" in --outdir) output="$2"; shift 2; break;; --convert-to) shift 2;; *) shift;; esac
done
name() { basename "$1" | sed 's/[.][a-z]*$//'; }
`

/** A script in place of LibreOffice. @returns its path */
export async function createFakeSoffice(body: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trp-soffice-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'two.pdf'), await createPdf(['One', 'Two']))
  const path = join(folder, 'soffice')
  await writeFile(path, HEAD + body)
  await chmod(path, 0o755)
  // Readable for the sandbox.
  await chmod(folder, 0o755)
  return path
}

/** Converts each document. */
export const CONVERT_ALL = 'for each in "$@"; do cp "$pdf" "$output/$(name "$each").pdf"; done\n'
