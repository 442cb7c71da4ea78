import type { ListedDocument } from '#ui/files/document-view.ts'

/** The prefix of the preview keys of training tools: `?preview=tool-3`. */
export const TOOL_KEY_PREFIX = 'tool-'

export interface ListedTool extends ListedDocument {
  id: number
  /** In edit mode: the key of its item, which may not be published yet. */
  key?: string
}

export interface ToolsData {
  /** Undefined until the dialog has loaded them. */
  tools: readonly ListedTool[] | undefined
}

export const NO_TOOLS: ToolsData = { tools: undefined }
