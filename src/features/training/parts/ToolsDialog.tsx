import { useEffect, useState } from 'react'
import { badgeKindOf, pagesLabelOf, typeLabelOf } from '#core/file-labels.ts'
import { browserTransport } from '#ui/browser-transport.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { FileRow } from '#ui/FileRow.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { training } from '../client.ts'
import type { TrainingTool } from '../contract.ts'
import { pageText as text } from '../text.ts'

/** Forms and tools for any training, fetched when somebody asks. */
export default function ToolsDialog({ onClose }: { onClose: () => void }) {
  const [tools, setTools] = useState<TrainingTool[] | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController()
    training.listTrainingTools(browserTransport(leaving.signal)).then(
      ({ results }) => setTools(results),
      () => leaving.signal.aborted || setTools('failed'),
    )
    return () => leaving.abort()
  }, [attempt])
  const retry = () => {
    setTools(undefined)
    setAttempt(attempt + 1)
  }
  return (
    <Dialog open onClose={onClose} title={text.tools} wide>
      {tools === undefined && <Skeleton label={text.tools} />}
      {tools === 'failed' && <ErrorNotice title={text.toolsFailed} onRetry={retry} />}
      {Array.isArray(tools) && (
        <ul className="file-rows">
          {tools.map((tool) => (
            <li key={tool.id}>
              <ToolRow tool={tool} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function ToolRow({ tool }: { tool: TrainingTool }) {
  const file = { ...tool, path_type: 'FILE' } as const
  const address = tool.file ?? ''
  return (
    <FileRow
      kind={badgeKindOf(file)}
      title={tool.title}
      name={tool.title}
      details={tool.details}
      facts={[typeLabelOf(file), pagesLabelOf(file), tool.size]}
      view={{ external: tool.preview_file ?? address }}
      download={{ href: address, sizeBytes: tool.size_bytes }}
    />
  )
}
