import type { MetaArgs } from 'react-router'
import { moduleMeta, useModule } from '#features/library/browser/components/module-data.ts'
import { Columns } from '#ui/layout/Columns.tsx'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { community } from '../client.ts'
import { DiscussionRows } from '../discussion-list/DiscussionRow.tsx'
import { GuidelinesBox } from '../discussion-list/GuidelinesBox.tsx'
import { LIST_PATH } from '../discussion-list/list-path.ts'
import { text } from '../discussion-list/messages.ts'
import { PostButton } from '../discussion-list/PostButton.tsx'
import './community.css'

async function load({ api, params }: Load) {
  const { count, results } = await community.listModuleDiscussions(api, { params: { module: params.module ?? '' } })
  return { count, discussions: results }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  return moduleMeta(args, text.relatedTitle, '/related-discussions')
}

export default function ModuleDiscussionsPage({ loaderData: { count, discussions } }: Page<typeof load>) {
  const { module } = useModule()
  return (
    <Columns side={<GuidelinesBox />}>
      <section className="module-discussions">
        <SectionHead title={text.relatedTitle}>
          <PostButton module={module} />
        </SectionHead>
        {discussions.length > 0 ? (
          <DiscussionRows discussions={discussions} />
        ) : (
          <EmptyState to={LIST_PATH} action={text.allDiscussions} hint={text.noneRelatedHint}>
            {text.noneRelated}
          </EmptyState>
        )}
        {count > discussions.length && (
          <p className="more-discussions">
            <Link to={LIST_PATH}>{text.allDiscussions}</Link>
          </p>
        )}
      </section>
    </Columns>
  )
}
