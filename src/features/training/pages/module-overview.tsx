import { lazy, Suspense, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Columns } from '#ui/Columns.tsx'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { FileLink } from '#ui/FileLink.tsx'
import { Link } from '#ui/Link.tsx'
import { Prose } from '#ui/Prose.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { SectionHead } from '#ui/SectionHead.tsx'
import { VideoPlayer } from '#ui/video/VideoPlayer.tsx'
import { ModuleSide } from '../parts/ModuleSide.tsx'
import { moduleMeta, useModule } from '../parts/module-data.ts'
import { pageText as text } from '../text.ts'
import type { ModuleData } from './module.tsx'

const ToolsDialog = lazy(() => import('../parts/ToolsDialog.tsx'))

export function meta(args: MetaArgs) {
  return moduleMeta(args, undefined, '')
}

export default function ModuleOverviewPage() {
  const data = useModule()
  const { module } = data
  return (
    <Columns side={<ModuleSide />}>
      <section>
        <SectionHead title={text.purpose} />
        <Prose html={module.purpose} />
      </section>
      <FacilitatorsGuide data={data} />
      <Objectives data={data} />
      <NextSteps data={data} />
      <RelatedMedia data={data} />
    </Columns>
  )
}

const GUIDE_KEY = 'facilitators_guide-file'

function FacilitatorsGuide({ data: { module } }: { data: ModuleData }) {
  const { facilitators_guide_file: file, preview_file: previewFile, facilitators_guide_file_size: size } = module
  return (
    <section>
      <SectionHead title={text.facilitatorsGuide} />
      {file && (
        <p className="guide-actions">
          {previewFile && (
            <FileLink className="button button-line" view={{ plain: previewFile, preview: GUIDE_KEY }}>
              {text.viewGuide}
            </FileLink>
          )}
          <DownloadLink className="button button-line" href={file} name={module.name} sizeBytes={0}>
            {`${text.downloadGuide} · ${size}`}
          </DownloadLink>
        </p>
      )}
      <details className="long-text">
        <summary>{text.readGuide}</summary>
        <Prose html={module.facilitators_guide} />
      </details>
      {file && (
        <Previews
          files={[
            {
              key: GUIDE_KEY,
              title: `${text.facilitatorsGuide}: ${module.name}`,
              size: size ?? '',
              typeLabel: 'Word Doc',
              pages: null,
              file,
              previewFile,
            },
          ]}
        />
      )}
    </section>
  )
}

function Objectives({ data: { objectives } }: { data: ModuleData }) {
  if (objectives.length === 0) return null
  return (
    <section>
      <SectionHead title={text.objectives} />
      <p>{text.objectivesIntro}</p>
      <ol className="objectives">
        {objectives.map((objective) => (
          <li key={objective.id}>
            {objective.title}
            {objective.details && <small>{objective.details}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function NextSteps({ data: { module } }: { data: ModuleData }) {
  const [toolsOpen, setToolsOpen] = useState(false)
  return (
    <p className="row">
      <ButtonLink variant="primary" to={`/training/${module.slug}/sessions`}>
        {text.startPreparing}
      </ButtonLink>
      <Button variant="line" data-needs-script="" className="script-only" onClick={() => setToolsOpen(true)}>
        {text.tools}
      </Button>
      <ButtonLink variant="line" to="/getting-started/module-structure">
        {text.gettingStarted}
      </ButtonLink>
      {toolsOpen && (
        <Suspense>
          <ToolsDialog onClose={() => setToolsOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}

function RelatedMedia({ data: { module, videos } }: { data: ModuleData }) {
  const cover = videos.find((video) => video.cover)
  if (cover === undefined) return null
  return (
    <section>
      <SectionHead title={text.relatedMedia} />
      <VideoPlayer
        video={{ title: cover.video_title, url: cover.video_url, seconds: cover.duration, thumbnail: null }}
      />
      <p>
        <Link to={`/training/${module.slug}/sessions#videos`}>{text.viewAllVideos}</Link>
      </p>
    </section>
  )
}
