import type { MetaArgs } from 'react-router'
import { DownloadAll } from '#ui/download/DownloadAll.tsx'
import { Avatar } from '#ui/elements/Avatar.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { previewsOf } from '#ui/files/document-view.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Columns } from '#ui/layout/Columns.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { inBrowser, type Load, onServer, type Page, revalidateOnPathChange } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { ShareButton } from '#ui/share/ShareButton.tsx'
import type { SharedKit } from '../../contract.ts'
import { pageText, kitText as text } from '../../messages.ts'
import { kitPath } from '../../paths.ts'
import { bookmarks } from '../client.ts'
import { KitFacts } from '../components/kit/KitFacts.tsx'
import { KitModules } from '../components/kit/KitModules.tsx'
import { KitRows } from '../components/kit/KitRows.tsx'
import { PrintButton } from '../components/kit/PrintButton.tsx'
import { SaveKitButton } from '../components/kit/SaveKitButton.tsx'
import { itemKey } from '../store/folders.ts'
import './bookmarks.css'
import '../components/kit/kit.css'
import './shared-kit.css'

async function load({ api, params }: Load) {
  const code = params.code ?? ''
  return { code, kit: await bookmarks.getKit(api, { params: { code } }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** A preview changes the address, but not the kit. */
export const shouldRevalidate = revalidateOnPathChange

export function meta(args: MetaArgs<typeof loader>) {
  const shared = args.loaderData
  if (shared === undefined) return []
  const { kit, code } = shared
  return pageMeta(args, {
    title: kit.folder_name,
    description: text.sharedDescription(kit.items.map(({ title }) => title)),
    path: kitPath(code),
    hidden: true,
    picture: kit.items.find(({ first_page }) => first_page)?.first_page,
  })
}

export default function SharedKitPage({ loaderData }: Page<typeof load>) {
  const { kit, code } = loaderData
  const download = <KitDownload kit={kit} />
  const more = <KitMore kit={kit} code={code} />
  return (
    <>
      <div className="module-head">
        <div className="wrap kit-shared-head">
          <Breadcrumbs items={[{ name: pageText.home, to: '/' }, { name: text.sharedKit }]} />
          {kit.owner && (
            <p className="kit-owner">
              <Avatar person={kit.owner} />
              <span>
                {text.putTogetherBy}{' '}
                <Link
                  to={`/community/user/${kit.owner.id}`}
                  dir="auto"
                >{`${kit.owner.first_name} ${kit.owner.last_name}`}</Link>
              </span>
            </p>
          )}
          <PageTitle>{kit.folder_name}</PageTitle>
          <KitFacts items={kit.items} size={kit.size} changedAt={kit.changed_at} />
          <div className="row kit-actions">
            <span className="wide-only">{download}</span>
            <SaveKitButton code={code} name={kit.folder_name} />
            <span className="wide-only row">{more}</span>
          </div>
        </div>
      </div>
      <Columns side={<KitModules kit={kit} />} className="kit">
        <div className="section-head kit-section">
          <h2>{text.inOrder}</h2>
        </div>
        <KitRows items={kit.items} gone={kit.taken_off} />
      </Columns>
      <BottomBar label={text.thisKit}>
        {download}
        {more}
      </BottomBar>
      <Previews files={kit.items.flatMap((item) => previewsOf(item, itemKey(item)))} />
    </>
  )
}

function KitDownload({ kit }: { kit: SharedKit }) {
  if (!kit.download) return null
  return (
    <DownloadAll href={kit.download} name={`${kit.folder_name}.zip`} size={kit.size} sizeBytes={kit.size_bytes}>
      <Icon name="download" />
    </DownloadAll>
  )
}

function KitMore({ kit, code }: { kit: SharedKit; code: string }) {
  const loadPlan = async () => (await bookmarks.planKitPrint(browserTransport(), { params: { code } })).results
  return (
    <>
      {kit.download && <PrintButton name={kit.folder_name} archive={kit.download} loadPlan={loadPlan} />}
      <ShareButton className="button button-line bar-button" title={kit.folder_name} path={kitPath(code)} />
    </>
  )
}
