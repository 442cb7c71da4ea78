import type { Preference, User } from '../../contract.ts'
import { accounts } from '../client.ts'
import { memberTransport } from '../session/member-transport.ts'
import { setUser } from '../session/session.ts'

type ProfileFields = Partial<Pick<User, 'first_name' | 'last_name' | 'bio' | 'linkedin_url' | 'timezone'>>

/** @throws {ApiError} @throws {NetworkError} */
export async function saveProfile(input: ProfileFields): Promise<void> {
  setUser(await accounts.updateUser(memberTransport(), { input }))
}

/** @throws {ApiError} @throws {NetworkError} */
export async function savePreference(preference: Preference, value: boolean): Promise<void> {
  setUser(await accounts.updateUser(memberTransport(), { input: { [preference]: value } }))
}

/** @param photo undefined removes the photo @throws {ApiError} @throws {NetworkError} */
export async function savePhoto(photo: Blob | undefined): Promise<void> {
  const form = new FormData()
  if (photo) form.set('profile_picture', photo, 'photo.jpg')
  else form.set('profile_picture', '')
  setUser(await accounts.updateUser(memberTransport(), { input: {}, form }))
}
