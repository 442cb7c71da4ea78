import { z } from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { paths } from './paths.ts'

const id = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)

export const unfollow = endpoint(paths.unfollow, {
  summary: 'Stop following a discussion by the link of a mail, without logging in (RFC 8058)',
  query: z.object({ discussion: id, member: id, key: z.string().max(100) }),
  output: { 200: z.object({ detail: z.string() }) },
})
