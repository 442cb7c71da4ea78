import type { Generated, Kysely, Transaction } from 'kysely'
import type { Tag } from '#core/endpoint.ts'
import type {
  AbuseReportTable,
  CommentMentionTable,
  CommentTable,
  DiscussionFollowTable,
  DiscussionModuleTable,
  DiscussionTable,
  DiscussionTopicTable,
  ModerationEntryTable,
  SuspensionTable,
} from './community-tables.ts'
import type {
  ColorGuideItemTable,
  ColorGuideTable,
  FaqEntryTable,
  FaqSectionTable,
  GuideTable,
  MaterialFileTable,
  MaterialSectionTable,
  MaterialVideoTable,
  NewsItemTable,
  PageContentTable,
  PlatformLinkTable,
} from './content-tables.ts'
import type {
  AccountTable,
  AccountTokenTable,
  BookmarkFolderTable,
  BookmarkTable,
  CallCountTable,
  FeedbackTable,
  IdempotentResponseTable,
  NewsletterIssueTable,
  OutboxMailTable,
  SessionTable,
  SignInFailureTable,
} from './member-tables.ts'
import type { SearchEntryTable, SearchSynonymTable, SearchVersionTable, SearchWordTable } from './search-tables.ts'

/**
 * Every table, under the area that owns it: only that area writes it.
 * Times are ISO 8601 text in UTC, yes-or-no is 0 or 1, sizes are bytes: the same in both databases.
 */
export interface Tables {
  // server/database
  change: ChangeTable
  // server/files
  file: FileTable
  first_page: FirstPageTable
  // training
  module_category: ModuleCategoryTable
  module: ModuleTable
  learning_objective: LearningObjectiveTable
  session_file: SessionFileTable
  video: VideoTable
  training_tool: TrainingToolTable
  // content
  guide: GuideTable
  page_content: PageContentTable
  color_guide: ColorGuideTable
  color_guide_item: ColorGuideItemTable
  platform_link: PlatformLinkTable
  material_section: MaterialSectionTable
  material_file: MaterialFileTable
  material_video: MaterialVideoTable
  faq_section: FaqSectionTable
  faq_entry: FaqEntryTable
  news_item: NewsItemTable
  // search
  search_entry: SearchEntryTable
  search_synonym: SearchSynonymTable
  search_word: SearchWordTable
  search_version: SearchVersionTable
  // newsletter
  newsletter_subscriber: NewsletterSubscriberTable
  newsletter_issue: NewsletterIssueTable
  // server/http
  kept_answer: IdempotentResponseTable
  call_count: CallCountTable
  // server/mail
  outbox_mail: OutboxMailTable
  // accounts
  account: AccountTable
  session: SessionTable
  account_token: AccountTokenTable
  sign_in_failure: SignInFailureTable
  // bookmarks
  bookmark_folder: BookmarkFolderTable
  bookmark: BookmarkTable
  // feedback
  feedback: FeedbackTable
  // community
  discussion_topic: DiscussionTopicTable
  discussion: DiscussionTable
  discussion_module: DiscussionModuleTable
  comment: CommentTable
  comment_mention: CommentMentionTable
  discussion_follow: DiscussionFollowTable
  abuse_report: AbuseReportTable
  moderation_entry: ModerationEntryTable
  suspension: SuspensionTable
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface ChangeTable {
  id: Generated<number>
  tag: Tag
  /** ISO time. */
  at: string
}

export interface FileTable {
  id: Generated<number>
  /** Name for the person who saves it, with its ending. */
  name: string
  /** Lower-case hex; also the key in the file store. */
  sha256: string
  media_type: string
  size_bytes: number
  /** CRC-32 of the content, unsigned, as ZIP wants it. */
  crc32: number
  /** Pages or slides, where known. */
  pages: number | null
  /** The words inside, for search; null where there are none. */
  text: string | null
  preview_file_id: number | null
  created_at: string
}

/** The picture of a PDF's first page. */
export interface FirstPageTable {
  /** Content of the PDF. */
  pdf_sha256: string
  /** Key of the picture in the file store; null where none can be made. */
  picture_sha256: string | null
  /** 0 where there is no picture; width and height in px too. */
  size_bytes: number
  width: number
  height: number
  /** ISO time. */
  made_at: string
}

export interface ModuleCategoryTable {
  id: Generated<number>
  position: number
  name: string
}

export interface ModuleTable {
  id: Generated<number>
  position: number
  slug: string
  name: string
  description: string
  category_id: number
  purpose: string
  facilitators_guide: string
  facilitators_guide_file_id: number | null
  language: string
  module_session_plan_desc: string | null
  presentation_slides_desc: string | null
  evaluation_tools_desc: string | null
  handouts_desc: string | null
  references_desc: string | null
  video_desc: string | null
  created_at: string
  updated_at: string
  /** When members were told of it by mail; null until then. */
  announced_at: string | null
}

export interface LearningObjectiveTable {
  id: Generated<number>
  position: number
  module_id: number
  title: string
  details: string
}

export type SectionKind = 'module_session_plan' | 'presentation_slides' | 'evaluation_tools' | 'handouts' | 'references'

/** Exactly one of `file_id` and `url` is set. */
export interface SessionFileTable {
  id: Generated<number>
  position: number
  module_id: number
  section: SectionKind
  title: string
  details: string
  file_id: number | null
  url: string | null
}

export interface VideoTable {
  id: Generated<number>
  position: number
  module_id: number
  title: string
  url: string
  seconds: number
  is_cover: number
}

export interface TrainingToolTable {
  id: Generated<number>
  position: number
  title: string
  details: string
  file_id: number
}

export interface NewsletterSubscriberTable {
  id: Generated<number>
  email: string
  created_at: string
  left_at: string | null
}
