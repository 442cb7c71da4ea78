import { Link, type MetaArgs } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { usePromptLogin } from '#ui/login-prompt.ts'
import { Note } from '#ui/Note.tsx'
import { SectionHead } from '#ui/SectionHead.tsx'
import { moduleMeta, useModule } from '../parts/module-data.ts'
import { pageText as text } from '../text.ts'

export function meta(args: MetaArgs) {
  return moduleMeta(args, text.discussionsTitle, '/related-discussions')
}

export default function ModuleDiscussionsPage() {
  const { module } = useModule()
  const promptLogin = usePromptLogin()
  return (
    <Columns side={<GuidelinesBox />}>
      <SectionHead title={text.discussionsTitle}>
        <Button variant="primary" className="script-only" data-needs-script="" onClick={() => promptLogin()}>
          {text.newPost}
        </Button>
      </SectionHead>
      <EmptyState to={`/training/${module.slug}`} action={text.tabs.overview}>
        {text.noDiscussions}
      </EmptyState>
    </Columns>
  )
}

function GuidelinesBox() {
  return (
    <Note>
      <h2>{text.guidelinesTitle}</h2>
      <p>{text.guidelinesHint}</p>
      <p>
        <Link to="/community/guidelines">{text.readGuidelines}</Link>
      </p>
    </Note>
  )
}
