import { useState } from 'react'
import { useLocation } from 'react-router'
import { EditFiles, EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { previewKeyOf } from '#ui/preview/preview-address.ts'
import { pageText as text } from '../../messages.ts'
import { TRAINING_TOOLS } from './content-kinds.ts'
import { ToolsDialog } from './ToolsDialog.tsx'
import { NO_TOOLS, TOOL_KEY_PREFIX } from './tools-data.ts'

/** The button that opens the training tools. Editors change them here, because nothing beside an open dialog can be used. */
export default function TrainingTools() {
  const [isOpen, setOpen] = useState(false)
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  useDrafted('training-tools', NO_TOOLS)
  // A URL with the preview of a tool also opens the list of tools below it.
  const previewsTool = previewKeyOf(search)?.startsWith(TOOL_KEY_PREFIX) ?? false
  return (
    <>
      <EditRegion {...TRAINING_TOOLS} part="tools">
        <Button variant="line" className="script-only" onClick={() => setOpen(true)}>
          {text.tools}
        </Button>
        <EditFiles table={`${TRAINING_TOOLS.kind}/${TRAINING_TOOLS.entry}`} items={text.toolFiles} />
      </EditRegion>
      {previewsTool && !isHydrated && <template data-script-now="" />}
      {(isOpen || previewsTool) && isHydrated && <ToolsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
