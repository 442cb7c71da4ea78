import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startSite } from './support/server.ts'

/**
 * The largest growth in memory after eight photos, in MB, of server and image process together. It grows by 145 on a quiet machine
 * and by 160 on a busy one; without limits it grew by 3,300 (decision 031).
 */
const MOST_MB = 250
/** The largest growth that stays when the image process has ended, in MB. */
const MOST_LEFT_MB = 75
const PASSWORD = 'Kampala-2026!'

const site = await startSite({ STARTER_CONTENT: 'off' })
afterAll(() => site.stop())

/** Resident memory of a process and its children, in MB. Linux only. */
function memoryMb(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentMb(each), 0)
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    (read(`/proc/${pid}/task/${task}/children`).match(/\d+/g) ?? []).map(Number),
  )
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

async function post(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** Creates a member with a verified account. @returns an access token */
async function createMember(): Promise<string> {
  const email = 'member@example.org'
  const names = { username: email, email, first_name: 'Amina', last_name: 'Nakato' }
  await post('/api/auth/registration/', { ...names, password1: PASSWORD, password2: PASSWORD })
  const outbox = `${site.dataDir}/outbox`
  const mail = () => readdirSync(outbox).find((name) => name.endsWith('.eml')) ?? ''
  await expect.poll(() => read(`${outbox}/${mail()}`)).toContain('key=')
  const text = read(`${outbox}/${mail()}`).replaceAll('=\r\n', '').replaceAll('=3D', '=')
  await post('/api/auth/registration/verify-email/', { key: /key=([\w.%-]+)/.exec(text)?.[1] })
  return z.object({ access_token: z.string() }).parse(await post('/api/auth/login/', { email, password: PASSWORD }))
    .access_token
}

async function sendPhoto(token: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData()
  form.set('profile_picture', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${site.url}/api/auth/user/`, { method: 'PATCH', headers, body: form })).status
}

async function aProgressivePhoto(side: number) {
  const create = { width: side, height: side, channels: 3, background: '#336699' } as const
  return new Uint8Array(await sharp({ create }).jpeg({ progressive: true }).toBuffer())
}

test('eight large photos in parallel do not exhaust the memory, and it is released afterwards', async () => {
  const pid = site.process.pid ?? 0
  const token = await createMember()
  const before = memoryMb(pid)
  for (const [side, status] of [
    [7700, 400],
    [2800, 200],
  ] as const) {
    const photo = await aProgressivePhoto(side)
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendPhoto(token, photo)))
    expect(answers).toEqual(Array(8).fill(status))
    expect(memoryMb(pid) - before, `${side} px`).toBeLessThan(MOST_MB)
  }
  await expect.poll(() => childrenOf(pid).map(residentMb).filter(Boolean), { timeout: 30_000 }).toEqual([])
  expect(memoryMb(pid) - before).toBeLessThan(MOST_LEFT_MB)
})
