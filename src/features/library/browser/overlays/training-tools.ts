import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { fileOrLinkOf } from '#ui/editing/drafted-file.ts'
import { trainingToolsType } from '../../content-types.ts'
import { TRAINING_TOOLS } from '../components/content-kinds.ts'
import type { ToolsData } from '../components/tools-data.ts'

/** The additional training tools, which other pages show too. */
export const trainingToolsOverlay: DraftOverlay<ToolsData> = {
  isPart: true,
  entries: () => [TRAINING_TOOLS],
  apply: (data, drafts) => {
    const value = drafts.findValue(trainingToolsType, TRAINING_TOOLS.entry)
    if (value === undefined) return data
    return {
      tools: value.tools.map(({ key, title, details, file }) => ({
        id: Number(key) || 0,
        key,
        title,
        details,
        ...fileOrLinkOf(drafts.findFile(file)),
      })),
    }
  },
}
