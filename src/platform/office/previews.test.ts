import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FileInfo } from '#core/file-info.ts'
import { fileInfosById } from '#platform/files/file-infos.ts'
import { addUpload, storeFile } from '#platform/files/ingest.ts'
import { publishFiles } from '#platform/files/publish-files.ts'
import { editorGrant } from '#platform/files/urls.ts'
import { createDocx, createXlsx } from '#testing/files/documents.ts'
import { CONVERT_ALL, createFakeSoffice } from '#testing/files/fake-soffice.ts'
import { createDiskStore } from '#testing/files/store.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { createEditor } from '#testing/uploads/uploads.ts'
import { makePreviews } from './make-previews.ts'

const site = await createSite()
const { db } = site.context.database
const editor = await createEditor(site)
const SHORT = { startMs: 1500, fileMs: 0 }

/** Runs the job with a script in place of LibreOffice. */
async function run(body: string, signal = new AbortController().signal) {
  const config = { ...site.context.config, soffice: await createFakeSoffice(body) }
  await makePreviews({ ...site.context, config }, site.app.log, signal, SHORT)
}

const { id: editorId } = await createStaff(site, 'editor')
let count = 0

/** Adds an upload that waits for its preview. @returns its id */
async function addWaiting(name = `Plan ${++count}.docx`): Promise<number> {
  const bytes = name.endsWith('.xlsx') ? createXlsx([name, 'B', 'C']) : createDocx({ paragraphs: [name] })
  const stored = await storeFile(site.context.store, { name, bytes })
  return (await db.transaction().execute((tx) => addUpload(tx, stored, 'waiting'))).id
}

async function infoOf(id: number): Promise<FileInfo> {
  const infos = await fileInfosById({ db, secret: site.context.secret, grant: editorGrant(editorId, new Date()) }, [id])
  return FileInfo.parse(infos.get(id))
}

async function statesOf(ids: number[]) {
  return Promise.all(ids.map(async (id) => (await infoOf(id)).preview_state))
}

test('a file gets a PDF as its preview, which is public from the moment when its file is', async () => {
  const id = await addWaiting('Session.docx')
  await run(CONVERT_ALL)
  const info = await infoOf(id)
  expect(info).toMatchObject({ preview_state: 'ready', pages: 2, first_page: { url: expect.any(String) } })
  const preview = String(info.preview_url)
  expect((await site.app.inject(preview)).rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
  const withoutSignature = preview.replace(/&until.*/, '')
  expect((await site.app.inject(withoutSignature)).statusCode).toBe(404)
  await db.transaction().execute((tx) => publishFiles(tx, [id], new Date()))
  expect((await site.app.inject(withoutSignature)).statusCode).toBe(200)
})

test('the preview of a file that is public already is public at once; sheets stay the count of an Excel file', async () => {
  const id = await addWaiting('Table.xlsx')
  await db.transaction().execute((tx) => publishFiles(tx, [id], new Date()))
  await run(CONVERT_ALL)
  const info = await infoOf(id)
  expect(info).toMatchObject({ preview_state: 'ready', pages: 3 })
  expect((await site.app.inject(String(info.preview_url).replace(/&until.*/, ''))).statusCode).toBe(200)
})

test('at most six files go into one process', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => addWaiting()))
  // A process with more than six makes nothing, so the files would fail.
  await run(`[ $# -gt 6 ] && exit 0\n${CONVERT_ALL}`)
  expect(await statesOf(ids)).toEqual(ids.map(() => 'ready'))
})

test('one file that stops LibreOffice does not stop the others: each is tried again alone', async () => {
  const [good, bad] = [await addWaiting(), await addWaiting()]
  await run(`for each in "$@"; do case "$each" in */${bad}.*) kill -9 $$;; esac; done\n${CONVERT_ALL}`)
  expect(await statesOf([good, bad])).toEqual(['ready', 'failed'])
})

test.each([
  ['that writes nothing and reports success', 'exit 0\n'],
  ['that is killed', 'kill -9 $$\n'],
  ['that writes something else than a PDF', 'for each in "$@"; do echo no > "$output/$(name "$each").pdf"; done\n'],
  ['that writes half a PDF', 'for each in "$@"; do head -c 300 "$pdf" > "$output/$(name "$each").pdf"; done\n'],
])('a LibreOffice %s leaves the file without preview', async (_, body) => {
  const id = await addWaiting()
  await run(body)
  expect(await infoOf(id)).toMatchObject({ preview_state: 'failed', preview_url: null })
})

test('a LibreOffice that hangs is killed with everything that it has started', async () => {
  const id = await addWaiting()
  await run('sleep 987 & sleep 987\n')
  expect(await statesOf([id])).toEqual(['failed'])
  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain('sleep 987')
})

test('it sees no setting of the site, has a limit of memory, and its profile runs no macros', async () => {
  const id = await addWaiting()
  process.env.SECRET_OF_TEST = 'secret'
  const check = 'env | grep -q SECRET_OF_TEST && exit 1\n[ "$(ulimit -v)" = unlimited ] && exit 1\n'
  const profile =
    'for name in MacroSecurityLevel.*3 DisableMacrosExecution.*true BlockUntrustedRefererLinks.*true DisableActiveContent.*true; do grep -q "$name" profile/user/registrymodifications.xcu || exit 1; done\n'
  await run(check + profile + CONVERT_ALL)
  expect(await statesOf([id])).toEqual(['ready'])
})

test('a site that stops kills it, and the file waits for the next start', async () => {
  const id = await addWaiting()
  const stopping = new AbortController()
  const running = run('sleep 986\n', stopping.signal)
  setTimeout(() => stopping.abort(), 300)
  await running
  expect(await statesOf([id])).toEqual(['waiting'])
  await run(CONVERT_ALL)
  expect(await statesOf([id])).toEqual(['ready'])
})

test('a file that another process has claimed is left alone, until the claim of a killed process ends', async () => {
  const id = await addWaiting()
  const claim = (ms: number) =>
    db
      .updateTable('file')
      .set({ preview_claimed_until: new Date(Date.now() + ms).toISOString(), preview_attempts: 1 })
      .where('id', '=', id)
      .execute()
  await claim(60_000)
  await run(CONVERT_ALL)
  expect(await statesOf([id])).toEqual(['waiting'])
  await claim(-1)
  await run(CONVERT_ALL)
  expect(await statesOf([id])).toEqual(['ready'])
})

test('without LibreOffice no file waits; files of that time get a preview when it is installed', async () => {
  const id = await addWaiting()
  await makePreviews(site.context, site.app.log, new AbortController().signal)
  expect(await statesOf([id])).toEqual(['none'])
  await run(CONVERT_ALL)
  expect(await statesOf([id])).toEqual(['ready'])
})

test('a full disk leaves the file waiting, and nothing half stored', async () => {
  const id = await addWaiting()
  const store = await createDiskStore(join(site.context.config.dataDir, 'files'), async () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  })
  // Bytes that are not stored yet.
  const unique = 'for each in "$@"; do echo "% full" >> "$output/$(name "$each").pdf"; done\n'
  const config = { ...site.context.config, soffice: await createFakeSoffice(CONVERT_ALL + unique) }
  await makePreviews({ ...site.context, config, store }, site.app.log, new AbortController().signal, SHORT)
  expect(await statesOf([id])).toEqual(['waiting'])
  await db.updateTable('file').set({ preview_claimed_until: null }).where('id', '=', id).execute()
  await run(CONVERT_ALL)
  expect(await statesOf([id])).toEqual(['ready'])
})

test('an editor can let a failed preview be made again, if the server makes previews', async () => {
  const id = await addWaiting()
  await run('exit 0\n')
  expect(await editor.call('POST', `/api/file-infos/${id}/retry-preview/`)).toMatchObject({
    status: 400,
    headers: { 'error-fields': 'file=no_previews' },
  })
  site.context.config.soffice = await createFakeSoffice(CONVERT_ALL)
  onTestFinished(() => {
    site.context.config.soffice = 'off'
  })
  expect(await editor.call('POST', `/api/file-infos/${id}/retry-preview/`)).toMatchObject({
    status: 200,
    body: { preview_state: 'waiting' },
  })
  await makePreviews(site.context, site.app.log, new AbortController().signal)
  expect(await statesOf([id])).toEqual(['ready'])
})
