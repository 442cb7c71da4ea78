import { useEffect, useMemo, useState } from 'react'
import { useDrafted } from '#ui/editing/edit-mode.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { previewsOf } from '#ui/files/document-view.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { pageText as text } from '../../messages.ts'
import { training } from '../client.ts'
import { type ListedTool, NO_TOOLS, TOOL_KEY_PREFIX } from './tools-data.ts'

/** Forms and tools for any training, loaded when the dialog opens. */
export function ToolsDialog({ onClose }: { onClose: () => void }) {
  const [loaded, setLoaded] = useState<ListedTool[] | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the request again
  useEffect(() => {
    const controller = new AbortController()
    training.listTrainingTools(browserTransport(controller.signal)).then(
      ({ results }) => setLoaded(results),
      () => controller.signal.aborted || setLoaded('failed'),
    )
    return () => controller.abort()
  }, [attempt])
  const retry = () => {
    setLoaded(undefined)
    setAttempt(attempt + 1)
  }
  const published = useMemo(() => (Array.isArray(loaded) ? { tools: loaded } : NO_TOOLS), [loaded])
  const { tools } = useDrafted('training-tools-dialog', published)
  const toolKey = ({ id, key }: ListedTool) => `${TOOL_KEY_PREFIX}${key ?? id}`
  return (
    <>
      <Dialog open onClose={onClose} title={text.tools} wide>
        {loaded === undefined && !tools && <Skeleton label={text.tools} />}
        {loaded === 'failed' && !tools && <ErrorNotice title={text.toolsFailed} onRetry={retry} />}
        {tools && (
          <ul className="file-rows">
            {tools.map((tool) => (
              <li key={toolKey(tool)}>
                <DocumentRow document={tool} previewKey={toolKey(tool)} />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {tools && <Previews files={tools.flatMap((tool) => previewsOf(tool, toolKey(tool)))} />}
    </>
  )
}
