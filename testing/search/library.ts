import type { SearchFormat, SearchLanguage } from '#core/search-filters.ts'
import { indexScope } from '#features/search/server/index-entries.ts'
import type { SearchEntry } from '#features/search/server/searchable.ts'
import type { Database } from '#platform/database/database.ts'

interface ResourceFields {
  title?: string
  details?: string
  text?: string
  format?: SearchFormat
  language?: SearchLanguage
  keywords?: string
  url?: string
  sizeBytes?: number
  module?: { slug: string; name: string } | null
}

/** A resource entry. @param id also its position */
export function createResourceEntry(id: number, fields: ResourceFields = {}): SearchEntry {
  const { title = '', details = '', text = '', format = 'pdf', sizeBytes = 1000 * id, module = null } = fields
  const { language = 'en', keywords = '', url = `https://example.org/${id}` } = fields
  const isLink = format === 'link'
  return {
    kind: 'resource',
    source: `session_file:${id}`,
    position: id,
    language,
    title,
    details,
    keywords,
    text,
    page: `/training/implants/downloads?preview=handouts-${id}`,
    format,
    sizeBytes: isLink ? 0 : sizeBytes,
    display: {
      id,
      module,
      path_type: isLink ? 'URL' : 'FILE',
      url: isLink ? url : null,
      file: isLink ? null : `/files/${id}/file`,
      preview_file: null,
      first_page: null,
      size: isLink ? '' : '1 kB',
      size_bytes: isLink ? 0 : sizeBytes,
      file_type: 'PDF Document',
      pages: null,
    },
  }
}

/** A module entry. @param id also its position */
export function createModuleEntry(id: number, { name, purpose = '' }: { name: string; purpose?: string }): SearchEntry {
  return {
    kind: 'module',
    source: `module:${id}`,
    position: id,
    language: 'en',
    title: name,
    details: purpose,
    keywords: '',
    text: '',
    page: `/training/module-${id}`,
    display: {
      id,
      slug: `module-${id}`,
      category: { id: 1, name: 'Methods' },
      purpose,
      files_count: 0,
      links_count: 0,
      files_size: '',
      files_size_bytes: 0,
      archive: null,
    },
  }
}

/** Replaces the index with these entries. */
export async function index({ db }: Database, ...entries: SearchEntry[]): Promise<void> {
  await db.transaction().execute((tx) => indexScope(tx, { name: 'library', entries }))
}

/** A small library in three languages. */
export const LIBRARY: readonly SearchEntry[] = [
  createModuleEntry(1, {
    name: 'Contraceptive Implants',
    purpose: 'Prepares providers to counsel clients on implants, and to insert and remove them.',
  }),
  createModuleEntry(2, {
    name: 'Intrauterine Devices',
    purpose: 'Copper and levonorgestrel devices: who can use them.',
  }),
  createModuleEntry(3, { name: 'Male Condom', purpose: 'The only methods that also prevent infection are condoms.' }),
  createModuleEntry(4, { name: 'Female Condom', purpose: 'A pouch that the woman can put in herself.' }),
  createModuleEntry(5, { name: 'Family Planning Counselling', purpose: 'Rights, informed choice and listening.' }),
  createResourceEntry(11, {
    title: 'Implant session plan',
    details: 'Six sessions',
    text: 'Removal of two rods.',
    format: 'word',
    sizeBytes: 90_000,
  }),
  createResourceEntry(12, {
    title: 'Implant slides',
    text: 'Insertion step by step. The arm is cleaned with antiseptic.',
    format: 'powerpoint',
    sizeBytes: 8_000_000,
  }),
  createResourceEntry(13, {
    title: 'Removal checklist',
    details: 'For implants with one or two rods',
    format: 'pdf',
    sizeBytes: 40_000,
  }),
  createResourceEntry(14, {
    title: 'Training schedule',
    text: 'Day 2: counselling, then implant insertion on the arm model.',
    format: 'word',
    sizeBytes: 60_000,
  }),
  createResourceEntry(15, {
    title: 'Copper IUD insertion',
    details: 'Post-partum and interval',
    format: 'pdf',
    sizeBytes: 500_000,
  }),
  createResourceEntry(16, {
    title: 'WHO medical eligibility criteria',
    text: 'Category 4 means do not use.',
    format: 'link',
  }),
  createResourceEntry(17, {
    title: 'DMPA-SC self-injection guide',
    text: 'Store at 15–30 °C. Do not shake women’s vials.',
    format: 'pdf',
    sizeBytes: 700_000,
  }),
  createResourceEntry(18, {
    title: 'Condom demonstration',
    text: 'Check the date on the packet.',
    format: 'document',
    sizeBytes: 20_000,
  }),
  createResourceEntry(19, {
    title: 'Pre-test and answer key',
    text: 'Which condoms may be used twice? None.',
    format: 'word',
    sizeBytes: 30_000,
  }),
  createResourceEntry(20, {
    title: 'Sterilisation consent form',
    text: 'I have understood that vasectomy is permanent.',
    format: 'word',
    sizeBytes: 25_000,
  }),
  createResourceEntry(31, {
    title: 'Guide de l’animateur',
    details: 'Méthodes de contraception',
    text: 'La pose de l’implant se fait après désinfection.',
    format: 'word',
    sizeBytes: 300_000,
  }),
  createResourceEntry(32, {
    title: 'Œdème et effets secondaires',
    text: 'Maux de tête, nausées, hémorragie du cœur de cycle.',
    format: 'pdf',
    sizeBytes: 45_000,
  }),
  createResourceEntry(33, {
    title: 'Pilules contraceptives',
    text: 'Elle prend une pilule chaque jour à la même heure.',
    format: 'powerpoint',
    sizeBytes: 2_000_000,
  }),
  createResourceEntry(34, {
    title: 'Préservatif féminin',
    details: 'Démonstration',
    text: 'Vérifier la date.',
    format: 'pdf',
    sizeBytes: 80_000,
  }),
  createResourceEntry(35, {
    title: 'Évaluation finale',
    text: 'Où et quand, à Noël, l’élève a-t-il pratiqué ?',
    format: 'word',
    sizeBytes: 33_000,
  }),
  createResourceEntry(36, {
    title: 'Allaitement maternel',
    details: 'MAMA',
    text: 'Trois critères : aménorrhée, six mois, allaitement.',
    format: 'pdf',
    sizeBytes: 71_000,
  }),
  createResourceEntry(41, {
    title: 'Métodos anticonceptivos',
    details: 'Guía del facilitador',
    text: 'La niña y la señora eligen.',
    format: 'word',
    sizeBytes: 210_000,
  }),
  createResourceEntry(42, {
    title: 'Implantes subdérmicos',
    text: 'La inserción se hace en el brazo; la extracción también.',
    format: 'pdf',
    sizeBytes: 350_000,
  }),
  createResourceEntry(43, {
    title: 'Píldora de emergencia',
    text: 'Hasta cinco días después. ¿Qué más?',
    format: 'pdf',
    sizeBytes: 66_000,
  }),
  createResourceEntry(44, {
    title: 'Vasectomía sin bisturí',
    details: 'Planificación familiar',
    text: 'Es permanente.',
    format: 'powerpoint',
    sizeBytes: 1_500_000,
  }),
  createResourceEntry(45, {
    title: 'Lactancia y amenorrea',
    text: 'El método de la lactancia: seis meses.',
    format: 'pdf',
    sizeBytes: 58_000,
  }),
  createResourceEntry(51, {
    title: 'Beneﬁts of planning',
    text: 'Healthy tim\u00ading and spacing of preg\u00adnancy.',
    format: 'pdf',
    sizeBytes: 10_000,
  }),
  createResourceEntry(52, {
    title: 'Cafe\u0301 discussion',
    text: 'NUL\0inside, <b>bold</b> & "quoted" 100%',
    format: 'document',
    sizeBytes: 5_000,
  }),
  createResourceEntry(53, { title: 'परिवार नियोजन', text: 'Планирование семьи', format: 'pdf', sizeBytes: 12_000 }),
]
