import { useEffect, useState } from 'react'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { previewsOf } from '#ui/files/document-view.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { TrainingTool } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { training } from '../client.ts'
import { TOOL_KEY_PREFIX } from './module-data.ts'

/** Forms and tools for any training, loaded when the dialog opens. */
export default function ToolsDialog({ onClose }: { onClose: () => void }) {
  const [tools, setTools] = useState<TrainingTool[] | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the request again
  useEffect(() => {
    const controller = new AbortController()
    training.listTrainingTools(browserTransport(controller.signal)).then(
      ({ results }) => setTools(results),
      () => controller.signal.aborted || setTools('failed'),
    )
    return () => controller.abort()
  }, [attempt])
  const retry = () => {
    setTools(undefined)
    setAttempt(attempt + 1)
  }
  const keyOf = ({ id }: TrainingTool) => `${TOOL_KEY_PREFIX}${id}`
  return (
    <>
      <Dialog open onClose={onClose} title={text.tools} wide>
        {tools === undefined && <Skeleton label={text.tools} />}
        {tools === 'failed' && <ErrorNotice title={text.toolsFailed} onRetry={retry} />}
        {Array.isArray(tools) && (
          <ul className="file-rows">
            {tools.map((tool) => (
              <li key={tool.id}>
                <DocumentRow document={tool} previewKey={keyOf(tool)} />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {Array.isArray(tools) && <Previews files={tools.flatMap((tool) => previewsOf(tool, keyOf(tool)))} />}
    </>
  )
}
