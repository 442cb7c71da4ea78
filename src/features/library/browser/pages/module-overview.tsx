import { lazy, Suspense, useState } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { countFiles, countsLabel } from '#core/file-counts.ts'
import { GuidanceNotice } from '#features/pages/browser/components/GuidanceNotice.tsx'
import { Accordion } from '#ui/Accordion.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { FoldingSection } from '#ui/FoldingSection.tsx'
import { FactList } from '#ui/KeyFacts.tsx'
import { Link } from '#ui/Link.tsx'
import { Prose } from '#ui/Prose.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { previewKeyOf } from '#ui/preview/preview-address.ts'
import { SectionHead } from '#ui/SectionHead.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { VideoPlayer } from '#ui/video/VideoPlayer.tsx'
import { SECTION_TITLES, pageText as text } from '../../messages.ts'
import { ModuleActions } from '../components/ModuleActions.tsx'
import { fileKey, filesOfModule, type ListedFile, ModuleFileRow, previewOf } from '../components/ModuleFileRow.tsx'
import { moduleFacts, moduleMeta, useModule } from '../components/module-data.ts'
import { TOOL_KEY } from '../components/tool-key.ts'
import type { ModuleData } from './module.tsx'

const ToolsDialog = lazy(() => import('../components/ToolsDialog.tsx'))

export function meta(args: MetaArgs) {
  return moduleMeta(args, undefined, '')
}

/** The files first, since they are what a trainer comes for; on phones the texts after them are folded. */
export default function ModuleOverviewPage() {
  const data = useModule()
  const { module } = data
  const files = filesOfModule(data)
  return (
    <div className="wrap module-overview">
      <section>
        <div className="files-head">
          <h2>{text.files}</h2>
          <p className="row wide-only">
            <ModuleActions module={module} />
          </p>
        </div>
        <FileGroups module={module} files={files} />
      </section>
      <NextSteps module={module} />
      <GuidanceNotice guidance={data.guidance} />
      <div className="module-texts">
        <FoldingSection id="purpose" title={text.purpose}>
          <Prose html={module.purpose} />
        </FoldingSection>
        <Objectives data={data} />
      </div>
      {module.facilitators_guide && (
        <Accordion title={text.readGuide} id="guide">
          <Prose html={module.facilitators_guide} />
        </Accordion>
      )}
      <RelatedMedia data={data} />
      <FactList facts={moduleFacts(module)} />
      <p>
        <ButtonLink variant="line" to="/getting-started/module-structure">
          {text.gettingStarted}
        </ButtonLink>
      </p>
      <Previews files={files.flatMap(previewOf)} />
    </div>
  )
}

const GROUPS = [
  { section: 'facilitators_guide', title: text.facilitatorsGuide },
  ...Object.entries(SECTION_TITLES).map(([section, title]) => ({ section, title })),
] as const

/** All documents by section, in two lines each. Of the references, which lead away, only the number is told. */
function FileGroups({ module, files }: { module: ModuleData['module']; files: ListedFile[] }) {
  if (files.length === 0) return <p className="quiet">{text.noFiles}</p>
  return (
    <div className="file-groups">
      {GROUPS.map(({ section, title }) => {
        const own = files.filter((file) => file.section === section)
        if (own.length === 0) return null
        const links = section === 'references' ? own.filter((file) => file.path_type === 'URL') : []
        const listed = own.filter((file) => !links.includes(file))
        return (
          <section key={section} className="file-group">
            <h3>{title}</h3>
            <ul className="file-rows">
              {listed.map((file) => (
                <li key={fileKey(file)}>
                  <ModuleFileRow file={file} isShort />
                </li>
              ))}
            </ul>
            {links.length > 0 && (
              <p>
                <Link to={`/training/${module.slug}/sessions#${section}`}>
                  {text.linksInSessions(countsLabel(countFiles(links)))}
                </Link>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}

function NextSteps({ module }: { module: ModuleData['module'] }) {
  const [pressed, setPressed] = useState(false)
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  // An address that shows a tool opens the list of tools under it.
  const isNamed = previewKeyOf(search)?.startsWith(TOOL_KEY) ?? false
  return (
    <p className="row">
      <ButtonLink variant="line" to={`/training/${module.slug}/sessions`}>
        {text.startPreparing}
      </ButtonLink>
      <Button variant="line" data-needs-script="" className="script-only" onClick={() => setPressed(true)}>
        {text.tools}
      </Button>
      {isNamed && !isHydrated && <template data-script-now="" />}
      {(pressed || isNamed) && isHydrated && (
        <Suspense>
          <ToolsDialog onClose={() => setPressed(false)} />
        </Suspense>
      )}
    </p>
  )
}

function Objectives({ data: { objectives } }: { data: ModuleData }) {
  if (objectives.length === 0) return null
  return (
    <FoldingSection id="objectives" title={text.objectives} count={String(objectives.length)}>
      <p>{text.objectivesIntro}</p>
      <ol className="objectives">
        {objectives.map((objective) => (
          <li key={objective.id}>
            {objective.title}
            {objective.details && <small>{objective.details}</small>}
          </li>
        ))}
      </ol>
    </FoldingSection>
  )
}

function RelatedMedia({ data: { module, videos } }: { data: ModuleData }) {
  const cover = videos.find((video) => video.cover)
  if (cover === undefined) return null
  return (
    <section>
      <SectionHead title={text.relatedMedia} />
      <VideoPlayer
        video={{ title: cover.video_title, url: cover.video_url, seconds: cover.duration, thumbnail: cover.thumbnail }}
      />
      <p>
        <Link to={`/training/${module.slug}/sessions#videos`}>{text.viewAllVideos}</Link>
      </p>
    </section>
  )
}
