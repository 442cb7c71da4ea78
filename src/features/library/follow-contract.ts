import { z } from 'zod'
import { listOf } from '#core/paging.ts'
import { idParam } from '#core/schemas.ts'
import { endpoint } from './endpoint.ts'
import { paths } from './paths.ts'

const FollowedModule = z
  .object({
    module: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
    files: z.boolean().meta({ description: 'A mail when its files are new or changed, at most one a week' }),
    discussions: z.boolean().meta({ description: 'A mail when a discussion about it starts, at most one a day' }),
  })
  .meta({ id: 'FollowedModule' })
export type FollowedModule = z.infer<typeof FollowedModule>

const ofModule = { may: 'member', params: z.object({ module: idParam }), errors: ['not_found'] } as const

export const listFollowed = endpoint(paths.listFollowed, {
  summary: 'List the modules that you follow',
  may: 'member',
  output: { 200: listOf(FollowedModule) },
})

export const followModule = endpoint(paths.followModule, {
  ...ofModule,
  summary: 'Follow a module, or choose other mails about it',
  description: 'Without files and discussions it ends.',
  example: { files: true, discussions: false },
  input: z.object({ files: z.boolean(), discussions: z.boolean() }),
  output: { 200: FollowedModule },
})

export const unfollowModule = endpoint(paths.unfollowModule, {
  ...ofModule,
  summary: 'Stop following a module',
  output: { 204: z.null() },
})
