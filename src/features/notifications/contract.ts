import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { Detail, idParam } from '#core/schemas.ts'
import { paths } from './paths.ts'

const endpoint = defineEndpoints(
  { name: 'Notifications', description: 'Mail about discussions and modules that a member follows' },
  paths,
)

export const unfollow = endpoint(paths.unfollow, {
  summary: 'Stop following a discussion by the link of a mail',
  description: 'Supports one-click unsubscribe (RFC 8058).',
  may: 'signed-link',
  query: z.object({ discussion: idParam, member: idParam, key: z.string().max(100) }),
  output: { 200: Detail },
})

export const unfollowModule = endpoint(paths.unfollowModule, {
  summary: 'Stop following a module by the link of a mail',
  description: 'Supports one-click unsubscribe (RFC 8058).',
  may: 'signed-link',
  query: z.object({ module: idParam, member: idParam, key: z.string().max(100) }),
  output: { 200: Detail },
})
