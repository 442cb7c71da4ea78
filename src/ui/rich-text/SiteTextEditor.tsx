import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { isInTable } from '@tiptap/pm/tables'
import { Heading } from './heading.ts'
import { text } from './messages.ts'
import RichTextEditor, { type RichTextEditorProps } from './RichTextEditor.tsx'
import { TableMenu } from './table/TableMenu.tsx'
import './table/table.css'
import { insertTable } from './table/table-actions.ts'
import { TABLE_NODES } from './table/table-nodes.ts'
import { POST_TOOLS, type Tool } from './tools.ts'

const HEADING: Tool = {
  name: 'heading',
  label: text.heading,
  key: 'Alt+3',
  isOn: (editor) => editor.isActive('heading'),
  canRun: ({ state }) => !isInTable(state),
  run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph').run(),
}

const TABLE: Tool = {
  name: 'table',
  label: text.insertTable,
  isOn: ({ state }) => isInTable(state),
  run: insertTable,
  Menu: TableMenu,
}

const SITE_TEXT = {
  // A caret can also stand before or after a table at an end of the text.
  extensions: [Heading, ...TABLE_NODES, Gapcursor],
  tools: [HEADING, ...POST_TOOLS.slice(0, -1), TABLE, ...POST_TOOLS.slice(-1)],
}

/** The editor for a text of the site: with headings and tables, which posts of members do not have. */
export default function SiteTextEditor(props: RichTextEditorProps) {
  return <RichTextEditor {...props} siteText={SITE_TEXT} />
}
