import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { Detail, idParam } from '#core/schemas.ts'
import { paths } from './paths.ts'

const endpoint = defineEndpoints(
  { name: 'Notifications', description: 'Mail about discussions and modules that a member follows' },
  paths,
)

export const unfollow = endpoint(paths.unfollow, {
  summary: 'Stop following a discussion or a module by the link of a mail',
  description: 'Supports one-click unsubscribe (RFC 8058).',
  may: 'signed-link',
  query: z
    .object({ discussion: idParam.optional(), module: idParam.optional(), member: idParam, key: z.string().max(100) })
    .refine(({ discussion, module }) => (discussion === undefined) !== (module === undefined)),
  output: { 200: Detail },
})
