import { type Attribute, Node } from '@tiptap/core'
import { CellSelection, deleteTable, goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { MAX_TABLE, spanOf } from '#core/table-size.ts'

/** The names that the commands of ProseMirror have for the nodes of a table. */
const ROLES: Record<string, string> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addNodeView: () => () => {
    const dom = document.createElement('div')
    dom.className = 'table-scroll'
    // Browsers make a box that scrolls a stop of Tab, and the editor would not get the keys. The caret scrolls the box.
    dom.tabIndex = -1
    // But a press must not focus the box either.
    dom.addEventListener('mousedown', () => {
      dom.removeAttribute('tabindex')
      setTimeout(() => {
        dom.tabIndex = -1
      })
    })
    const contentDOM = document.createElement('tbody')
    dom.appendChild(document.createElement('table')).append(contentDOM)
    return { dom, contentDOM, ignoreMutation: ({ type, target }) => type === 'attributes' && target === dom }
  },
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    const deleteIfWhole = () => {
      const { state, view } = this.editor
      const { selection } = state
      const isWhole = selection instanceof CellSelection && selection.isRowSelection() && selection.isColSelection()
      return isWhole && deleteTable(state, view.dispatch)
    }
    // Before the first cell and after the last one Tab leaves the field, so that keyboard users are not trapped.
    return { Tab: go(1), 'Shift-Tab': go(-1), Backspace: deleteIfWhole, Delete: deleteIfWhole }
  },
  addProseMirrorPlugins: () => [tableEditing()],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

function createCell(name: string, tag: string) {
  return Node.create({
    name,
    content: '(paragraph | bulletList | orderedList)+',
    isolating: true,
    addAttributes: () => ({
      colspan: spanAttribute('colspan', MAX_TABLE.columns),
      rowspan: spanAttribute('rowspan', MAX_TABLE.rows),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
}

function spanAttribute(name: string, most: number): Partial<Attribute> {
  return {
    default: 1,
    parseHTML: (cell) => spanOf(cell.getAttribute(name), most),
    renderHTML: (attributes) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  }
}

export const TABLE_NODES = [Table, TableRow, createCell('tableCell', 'td'), createCell('tableHeader', 'th')]
