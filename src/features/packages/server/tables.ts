declare module '#platform/database/schema.ts' {
  interface Tables {
    imported_entry: ImportedEntryTable
    starter_package: StarterPackageTable
  }
}

/** An entry that came with a module package. */
export interface ImportedEntryTable {
  origin: string
  kind: string
  /** Its id at its origin. */
  source_id: string
  /** The id or name of its row here. */
  entry: string
  /** Hash of its live value after the import. With another live value it was changed on this site. */
  live_hash: string
  /** The keys of its list items here by their keys at the origin, as JSON: `{files: {'a': '12'}}`. */
  item_keys: string
  /** As its package states them. */
  licence: string
  guidance: string
  at: string
}

/** A package of the starter content that an empty site loads. A site that was not empty has none. */
export interface StarterPackageTable {
  name: string
  /** Packages are loaded in this order, from 0. */
  position: number
  loaded_at: string | null
  /** Why it could not be loaded; the next start tries again. */
  error: string | null
}
