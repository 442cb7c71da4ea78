import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import { trainingToolsType } from '../../content-types.ts'
import { presentTools } from '../../present/module.ts'
import { TRAINING_TOOLS } from '../components/content-kinds.ts'
import type { ToolsData } from '../components/tools-data.ts'

/** The additional training tools, which other pages show too. */
export const trainingToolsOverlay: DraftOverlay<ToolsData> = {
  isPart: true,
  entries: () => [TRAINING_TOOLS],
  apply: (data, drafts) => {
    const value = drafts.findValue(trainingToolsType, TRAINING_TOOLS.entry)
    return value ? { tools: presentTools(value, draftedFiles(drafts)) } : data
  },
}
