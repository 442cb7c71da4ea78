/** Every error of the API with its status. Its sentence is in `errorText`. */
export const ERRORS = {
  invalid_input: 400,
  not_signed_in: 401,
  token_not_valid: 401,
  not_allowed: 403,
  suspended: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_subscribed: 409,
  draft_changed: 409,
  upload_moved: 409,
  file_missing: 410,
  file_changed: 412,
  too_large: 413,
  wrong_media_type: 415,
  range_not_satisfiable: 416,
  key_used_before: 422,
  too_many_requests: 429,
  posts_used_up: 429,
  reports_used_up: 429,
  too_many_uploads: 429,
  internal: 500,
  busy: 503,
  storage_full: 507,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERRORS
