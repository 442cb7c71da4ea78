import type { MetaArgs } from 'react-router'
import { urlOf } from '#core/client.ts'
import { packages } from '#features/packages/browser/client.ts'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { findShared } from '#ui/preview/preview-address.ts'
import { archiveNames, materialsText } from '../../../messages.ts'
import { paths } from '../../../paths.ts'
import { content } from '../../client.ts'
import { MaterialsPage, previewsOfMaterials } from './MaterialsPage.tsx'

const PATH = '/materials-in-french'
const ARCHIVE = { href: urlOf(paths.downloadFrench, {}), name: archiveNames.fr }

async function load({ api }: Load) {
  const [materials, starter] = await Promise.all([content.getFrenchMaterials(api), packages.getStarterProgress(api)])
  return { ...materials, language: 'fr' as const, starter }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { revalidateOnPathChange as shouldRevalidate } from '#ui/page/page.ts'

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args, {
    title: args.loaderData?.title ?? '',
    description: materialsText.fr.description,
    path: PATH,
    shared: args.loaderData && findShared(args.location, previewsOfMaterials(args.loaderData)),
  })
}

export default function FrenchMaterialsPage({ loaderData }: Page<typeof load>) {
  return <MaterialsPage materials={loaderData} starter={loaderData.starter} path={PATH} archive={ARCHIVE} />
}
