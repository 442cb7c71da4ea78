import type { MetaArgs } from 'react-router'
import { countFiles, countsLabel } from '#core/file-counts.ts'
import { GuidanceNotice } from '#features/pages/browser/components/GuidanceNotice.tsx'
import { AddItem, EditFiles, EditItem, EditRegion, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { Accordion } from '#ui/elements/Accordion.tsx'
import { ButtonLink } from '#ui/elements/Button.tsx'
import { FoldingSection } from '#ui/layout/FoldingSection.tsx'
import { FactList } from '#ui/layout/KeyFacts.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { VideoPlayer } from '#ui/video/VideoPlayer.tsx'
import { SECTION_TITLES, pageText as text } from '../../messages.ts'
import { MODULE } from '../components/content-kinds.ts'
import { ModuleActions } from '../components/ModuleActions.tsx'
import {
  fileKey,
  filesOfModule,
  itemKey,
  type ListedFile,
  ModuleFileRow,
  previewOf,
} from '../components/ModuleFileRow.tsx'
import { entryOf, type ModuleData, moduleFacts, moduleMeta, useModule } from '../components/module-data.ts'
import TrainingTools from '../components/TrainingTools.tsx'
import { NewerLine } from '../newer/NewerLine.tsx'

export function meta(args: MetaArgs) {
  return moduleMeta(args, undefined, '')
}

/** Files come first, because trainers come for them. On wide screens the texts are beside them, on phones folded below. */
export default function ModuleOverviewPage() {
  const data = useModule()
  const { module } = data
  const isEditing = useIsEditing()
  const region = { kind: MODULE, entry: entryOf(module) }
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
        <EditFiles table={`${MODULE}/${entryOf(module)}`} />
        <NewerLine data={data} />
        <FileGroups module={module} files={files} />
      </section>
      <div className="overview-side">
        <NextSteps module={module} />
        {/* The module's own guidance is among its facts. The editions of the site would contradict it. */}
        {module.based_on === '' && <GuidanceNotice guidance={data.guidance} />}
        <div className="module-texts">
          <FoldingSection id="purpose" title={text.purpose}>
            <EditRegion {...region} part="purpose">
              <Prose html={module.purpose} />
            </EditRegion>
          </FoldingSection>
          <Objectives data={data} />
        </div>
      </div>
      <div className="overview-end">
        {(module.facilitators_guide || isEditing) && (
          <EditRegion {...region} part="guide">
            <Accordion title={text.readGuide} id="guide">
              <Prose html={module.facilitators_guide} />
            </Accordion>
          </EditRegion>
        )}
        <RelatedMedia data={data} />
        <EditRegion {...region} part="facts">
          <FactList facts={moduleFacts(module)} />
        </EditRegion>
        <p>
          <ButtonLink variant="line" to="/getting-started/module-structure">
            {text.gettingStarted}
          </ButtonLink>
        </p>
      </div>
      <Previews files={files.flatMap(previewOf)} />
    </div>
  )
}

const GROUPS = [
  { section: 'facilitators_guide', title: text.facilitatorsGuide },
  ...Object.entries(SECTION_TITLES).map(([section, title]) => ({ section, title })),
] as const

/** The documents by section. References, which lead to other sites, are only counted. */
function FileGroups({ module, files }: { module: ModuleData['module']; files: ListedFile[] }) {
  if (files.length === 0) return <p className="quiet">{text.noFiles}</p>
  return (
    <div className="file-groups">
      {GROUPS.map(({ section, title }) => {
        const sectionFiles = files.filter((file) => file.section === section)
        if (sectionFiles.length === 0) return null
        const links = section === 'references' ? sectionFiles.filter((file) => file.path_type === 'URL') : []
        const listed = sectionFiles.filter((file) => !links.includes(file))
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
  return (
    <div className="row">
      <ButtonLink variant="line" to={`/training/${module.slug}/sessions`}>
        {text.startPreparing}
      </ButtonLink>
      <TrainingTools />
    </div>
  )
}

function Objectives({ data: { module, objectives } }: { data: ModuleData }) {
  const isEditing = useIsEditing()
  const list = { kind: MODULE, entry: entryOf(module), list: 'objectives' }
  if (objectives.length === 0 && !isEditing) return null
  return (
    <FoldingSection id="objectives" title={text.objectives} count={String(objectives.length)}>
      <p>{text.objectivesIntro}</p>
      <ol className="objectives">
        {objectives.map((objective) => (
          <li key={itemKey(objective)} dir="auto">
            <EditItem {...list} item={itemKey(objective)}>
              {objective.title}
              {objective.details && <small dir="auto">{objective.details}</small>}
            </EditItem>
          </li>
        ))}
      </ol>
      <AddItem {...list} />
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
