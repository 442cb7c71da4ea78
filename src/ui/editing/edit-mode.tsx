import { type ReactNode, useEffect, useMemo } from 'react'
import { createStore } from '#ui/store.ts'
import type { EntryKey } from './draft-overlay.ts'

/** A part of an entry that editors change in one form. */
export interface EditTarget extends EntryKey {
  /** A part of the content type. */
  part: string
}

/** An item of a list in an entry, e.g. one file of a module. */
export interface EditItemTarget extends EntryKey {
  /** The name of the list field. */
  list: string
  item: string
}

/** An entry among others of its kind, in the order in which readers see them. */
export interface OrderedEntry extends EntryKey {
  /** Names it to people. */
  title: string
  /** All entries of the kind that have the order. */
  entries: readonly string[]
}

export interface NewItem extends EntryKey {
  list: string
  /** Completes 'Add'. Default: one item in words. */
  label?: string
  /** Where it goes, if the list is in several places, e.g. 'Handouts'. */
  to?: string
  /** Values of the new item, e.g. its section. */
  preset?: Record<string, string>
}

export interface NewEntry {
  kind: string
  /** Values of the new entry, e.g. its language. */
  preset?: Record<string, string>
  /** The path of the page for new entries. Default: the page with the button shows them. */
  pageOf?: (entry: string) => string
}

export interface TableOfFiles {
  /** The kind and the name of an entry, e.g. `module/12`; `material-section/fr` for all sections of a language. */
  table: string
  /** What the files are called, if the page has others too. */
  items?: string
}

type WithChildren<Props> = Props & { children: ReactNode }

/** What edit mode provides. Its chunk is loaded for staff only. */
export interface EditMode {
  components: {
    Region: (props: WithChildren<EditTarget>) => ReactNode
    Item: (props: WithChildren<EditItemTarget>) => ReactNode
    AddItem: (props: NewItem) => ReactNode
    AddEntry: (props: NewEntry) => ReactNode
    EntryOrder: (props: WithChildren<OrderedEntry>) => ReactNode
    FilesLink: (props: TableOfFiles) => ReactNode
  }
  /** Loads the drafts of the entries that a page shows, until the function that it returns is called. */
  load: (page: string, data: unknown) => (() => void) | undefined
  /** Puts these drafts into the data of the page. It is another function when a draft has changed. */
  apply: <Data>(page: string, data: Data) => Data
}

/** Undefined for readers and while edit mode is off. */
export const editMode = createStore<EditMode | undefined>(undefined)

/** What the token of a preview link is called in the address of a page that shows the draft. */
export const DRAFT_PARAMETER = 'draft'

interface PreviewedDraft extends Pick<EditMode, 'apply'> {
  token: string
  /** What it is, e.g. 'FAQ section: Implants'. */
  name: string
  /** Nothing waits to be published: the pages show what readers see. */
  isPublished: boolean
}

/** The draft behind a preview link, which the pages with its token show; undefined without one. */
export const previewedDraft = createStore<PreviewedDraft | undefined>(undefined)

/** The address of a page that shows a draft. Default: the one that this tab shows, if any. */
export function withDraft(address: string, token = previewedDraft.get()?.token): string {
  if (token === undefined) return address
  const url = new URL(address, location.origin)
  url.searchParams.set(DRAFT_PARAMETER, token)
  return url.pathname + url.search + url.hash
}

/** Keeps the token of a preview link in the address to which a form leads. */
export function DraftInput() {
  const draft = previewedDraft.useStore((shown) => shown)
  return draft && <input type="hidden" name={DRAFT_PARAMETER} value={draft.token} />
}

const useEditMode = () => editMode.useStore((mode) => mode)

/** Whether edit mode is on: then empty sections are shown too. */
export function useIsEditing(): boolean {
  return useEditMode() !== undefined
}

/** Data of a page, in edit mode with the drafts in it, after a preview link with its draft. @param page the name of a registered overlay */
export function useDrafted<Data>(page: string, data: Data): Data {
  const mode = useEditMode()
  const previewed = previewedDraft.useStore((draft) => draft)
  const { load } = mode ?? {}
  const { apply } = mode ?? previewed ?? {}
  useEffect(() => load?.(page, data), [load, page, data])
  return useMemo(() => (apply ? apply(page, data) : data), [apply, page, data])
}

/** A region of a page; in edit mode with an outline and a button that opens its form. */
export function EditRegion({ children, ...target }: EditTarget & { children: ReactNode }) {
  const mode = useEditMode()
  return mode ? <mode.components.Region {...target}>{children}</mode.components.Region> : children
}

/** An item of a list; in edit mode with a drag handle and a button that opens its form. */
export function EditItem({ children, ...target }: EditItemTarget & { children: ReactNode }) {
  const mode = useEditMode()
  return mode ? <mode.components.Item {...target}>{children}</mode.components.Item> : children
}

/** Nothing for readers; in edit mode a button that adds an item to a list. */
export function AddItem(item: NewItem) {
  const mode = useEditMode()
  return mode ? <mode.components.AddItem {...item} /> : null
}

/** Nothing for readers; in edit mode a button that starts a new entry of a kind. */
export function AddEntry(entry: NewEntry) {
  const mode = useEditMode()
  return mode ? <mode.components.AddEntry {...entry} /> : null
}

/** An entry with an order of its own, e.g. a section; in edit mode with buttons that move it. Readers see the new order at once. */
export function EntryOrder({ children, ...order }: OrderedEntry & { children: ReactNode }) {
  const mode = useEditMode()
  return mode ? <mode.components.EntryOrder {...order}>{children}</mode.components.EntryOrder> : children
}

/** Nothing for readers; in edit mode a link to the table of all files of a page. */
export function EditFiles(files: TableOfFiles) {
  const mode = useEditMode()
  return mode ? <mode.components.FilesLink {...files} /> : null
}
