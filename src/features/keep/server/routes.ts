import { orNotFound } from '#core/errors.ts'
import { wholeList } from '#core/paging.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { manifestOf } from './manifest.ts'
import type { getKeepable, Keepable } from './public.ts'

export function keepRoutes({ modules, folders }: ReturnType<typeof getKeepable>): Served[] {
  return [
    serve(calls.getKeptModule, async ({ db, params }) => manifestOf(orNotFound((await modules(db, [params.id]))[0]))),
    serve(calls.listModuleVersions, async ({ db, query }) => listVersions(await modules(db, query.ids))),
    serve(calls.getKeptFolder, async ({ db, params, member }) => {
      const [folder] = await folders(db, { accountId: member.id, id: params.id })
      return manifestOf(orNotFound(folder))
    }),
    serve(calls.listFolderVersions, async ({ db, member }) =>
      listVersions(await folders(db, { accountId: member.id })),
    ),
  ]
}

function listVersions(all: readonly Keepable[]) {
  return wholeList(all.map(manifestOf).map(({ id, version }) => ({ id, version })))
}
