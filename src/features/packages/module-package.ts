import { z } from 'zod'

/** The file of a module package that describes it. */
export const PACKAGE_FILE = 'module.json'

/** A path inside of a package, with `/`: it stays in the package on every system. */
const path = z
  .string()
  .max(300)
  .refine((text) => text.split('/').every((name) => name !== '' && !/^\.+$|[\\:\p{Cc}]/u.test(name)), {
    error: 'must be a path inside of the package',
  })
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hex')

const Part = z.strictObject({ path, sha256 })

/** The picture of a document's first page, so that a site need not draw it. */
const FirstPage = z.strictObject({
  /** WebP, at most 860 pixels wide. */
  picture: Part,
  /** WebP, at most 128 pixels wide. */
  thumbnail: Part,
  /** Pixels of the picture. */
  width: z.int().min(1),
  height: z.int().min(1),
})

const PackageFile = z.strictObject({
  /** File name of the download, with its ending. */
  name: z.string().min(1).max(300),
  sha256,
  size_bytes: z.int().min(1),
  /** ISO date or time of its last change. */
  modified: z.iso.date().or(z.iso.datetime()),
  /** Pages or slides; null when unknown. */
  pages: z.int().min(0).nullable().default(null),
  /** Its words, for search; without this field the site reads the document. */
  text: z.string().nullable().optional(),
  /** The PDF that shows it in a browser; null where the file itself can be shown. */
  preview: Part.nullable().default(null),
  first_page: FirstPage.nullable().default(null),
})

const PackageEntry = z.strictObject({
  /** The content type, e.g. `module`. */
  kind: z.string().regex(/^[a-z-]{1,40}$/),
  /** Names the entry at its origin. The same id is the same entry in every later package of this origin. */
  id: z.string().min(1).max(200),
  /** ISO date on which it was first published, before this package. */
  published: z.iso.date().or(z.iso.datetime()).optional(),
  /** ISO date or time of its last change. */
  updated: z.iso.date().or(z.iso.datetime()).optional(),
  /**
   * The value of the content type. A file is its path in `files`, an entry of a list that the site fills in (e.g. a category) is
   * its title, an item of a list has a `key` that names it at the origin.
   */
  value: z.record(z.string(), z.json()),
})

/** `module.json`: a module or section, or the pages of a site, with everything that they need. */
export const ModulePackage = z.strictObject({
  format: z.literal(1),
  /** In words, for lists of what is imported. */
  title: z.string().min(1).max(200),
  language: z.string().min(2).max(10),
  /** Name or address of the licence of texts and files. */
  licence: z.string().max(500).default(''),
  /** The guidance that the content follows, e.g. WHO Medical eligibility criteria, 5th edition, 2015. */
  guidance: z.string().max(2000).default(''),
  /** Where the content comes from: the address of a site, or a name. Ids are unique in an origin. */
  origin: z.string().min(1).max(200),
  /** In the order in which they are imported: an entry follows those that it refers to. */
  entries: z.array(PackageEntry).min(1).max(1000),
  files: z.record(path, PackageFile),
})

export type ModulePackage = z.output<typeof ModulePackage>
export type PackageEntry = z.output<typeof PackageEntry>
export type PackageFile = z.output<typeof PackageFile>
