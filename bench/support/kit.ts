import { join } from 'node:path'
import Database from 'better-sqlite3'
import { z } from 'zod'
import type { RunningSite } from '../../e2e/support/server.ts'

const FILES = 12
const Listed = z.object({ results: z.array(z.object({ id: z.int() })) })

/** Shares a folder of twelve files, as a new member. @returns the code of its link */
export async function shareKit({ url, dataDir }: RunningSite): Promise<string> {
  let token = ''
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return response.json()
  }
  const [email, password] = ['kit@example.org', 'Kampala-2026!']
  const names = { username: email, email, first_name: 'Amina', last_name: 'Okoro' }
  await call('POST', '/api/auth/registration/', { ...names, password1: password, password2: password })
  const database = new Database(join(dataDir, 'database.sqlite'))
  database.prepare('update account set verified_at = created_at').run()
  database.close()
  const login = await call('POST', '/api/auth/login/', { email, password })
  token = z.object({ access_token: z.string() }).parse(login).access_token
  const folder = await call('POST', '/api/training/bookmarks/', { folder_name: 'Implants week' })
  const path = `/api/training/bookmarks/${z.object({ id: z.int() }).parse(folder).id}`
  const modules = Listed.parse(await call('GET', '/api/training/module/')).results
  const handouts = []
  for (const { id } of modules)
    handouts.push(...Listed.parse(await call('GET', `/api/training/handout/?module=${id}`)).results)
  for (const { id } of handouts.slice(0, FILES)) await call('POST', `${path}/add/`, { type: 'handouts', id })
  const link = await call('PUT', `${path}/link/`, { shows_notes: true, shows_name: true })
  return z.object({ code: z.string() }).parse(link).code
}
