import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FailedGuesses } from '../../src/http/failed-guesses.js'
import { FakeClock } from '../support/fake-clock.js'
import { HttpToy } from '../support/http-toy.js'

const TOKEN = 'the-right-token-of-this-test'
const clock = new FakeClock()
let toy: HttpToy

beforeEach(async () => {
  toy = await HttpToy.start({ settings: { token: TOKEN }, clock })
})
afterEach(() => toy.close())

/** The status that a guess gets. */
async function guess(token: string): Promise<number> {
  const { status, headers, body } = await toy.start('GET', { authorization: `Bearer ${token}` }).whole
  if (status === 401)
    expect({ challenge: headers['www-authenticate'], body: JSON.parse(body).error.message }).toEqual({
      challenge: 'Bearer',
      body: 'Unauthorized',
    })
  if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  return status
}

describe('a token', () => {
  it('lets in who shows it', async () => {
    // A GET without a session is past the check, and no method for it.
    expect(await guess(TOKEN)).toBe(405)
  })

  it.each(['', 'wrong', `${TOKEN}x`, TOKEN.slice(1), TOKEN.toUpperCase()])(
    'that is wrong lets nobody in: "%s"',
    async (token) => {
      expect(await guess(token)).toBe(401)
    },
  )

  it.each([TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN} ${TOKEN}`, `Bearer${TOKEN}`])(
    'is a bearer token or none',
    async (authorization) => {
      expect((await toy.start('GET', { authorization }).whole).status).toBe(401)
    },
  )

  it('that is short enough to be guessed is spoken of when the server starts', async () => {
    const spoken = (lines: HttpToy['lines']) => lines.filter(({ level }) => level === 'warning').map(({ message }) => message)
    expect(spoken(toy.lines)).toEqual([])
    const short = await HttpToy.start({ settings: { token: 'short' } })
    expect(spoken(short.lines)).toEqual([expect.stringContaining('the token is short')])
    await short.close()
  })

  it('is asked for before the body is looked at, and stands in no log', async () => {
    const answer = await toy.start('POST', { 'content-type': 'text/plain', authorization: 'Bearer wrong' }, 'x').whole
    expect(answer.status).toBe(401)
    await guess(TOKEN)
    expect(JSON.stringify(toy.lines)).not.toContain(TOKEN)
    expect(JSON.stringify(toy.lines)).not.toContain('Bearer wrong')
  })
})

describe('somebody who guesses', () => {
  it('has to wait, twice as long after each further guess, and so does a right one from there', async () => {
    for (let index = 0; index < 5; index++) expect(await guess(`guess-${index}`)).toBe(401)
    for (const seconds of [1, 2, 4, 8]) {
      expect(await guess('another')).toBe(429)
      expect(await guess(TOKEN)).toBe(429)
      clock.advance(seconds * 1000 - 1)
      expect(await guess('another')).toBe(429)
      clock.advance(1)
      expect(await guess(`after-${seconds}`)).toBe(401)
    }
    clock.advance(16_000)
    expect(await guess(TOKEN)).toBe(405)
  })

  it('of an old token again and again learns nothing, and holds nobody up', async () => {
    for (let count = 0; count < 50; count++) expect(await guess(count % 2 === 0 ? 'old' : 'older')).toBe(401)
    expect(await guess(TOKEN)).toBe(405)
  })

  it('without any token is not one', async () => {
    for (let count = 0; count < 20; count++) expect((await toy.start('GET').whole).status).toBe(401)
    expect(await guess(TOKEN)).toBe(405)
  })
})

describe('wrong tokens', () => {
  const many = (guesses: FailedGuesses, address: string, count = 10) => {
    for (let index = 0; index < count; index++) guesses.add(address, `${address} ${index}`)
  }

  it.each([
    ['another address', '10.0.0.1', '10.0.0.2', false],
    ['the same address, written as IPv6', '10.0.0.1', '::ffff:10.0.0.1', true],
    ['the same network of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', true],
    ['another network of IPv6', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['a short spelling of the same network', '2001:db8::1', '2001:db8:0:0:1::', true],
  ])('count for %s', (_, guesser, other, together) => {
    const guesses = new FailedGuesses(new FakeClock())
    many(guesses, guesser)
    expect(guesses.secondsToWait(other) > 0).toBe(together)
  })

  it('make nobody wait for longer than a minute, and are forgotten after a while', () => {
    const time = new FakeClock()
    const guesses = new FailedGuesses(time)
    many(guesses, '10.0.0.1', 500)
    expect(guesses.secondsToWait('10.0.0.1')).toBe(60)
    time.advance(15 * 60_000)
    expect(guesses.secondsToWait('10.0.0.1')).toBe(0)
    guesses.add('10.0.0.1', 'again')
    expect(guesses.secondsToWait('10.0.0.1')).toBe(0)
  })

  it('from any number of addresses take no more than so much memory', () => {
    const guesses = new FailedGuesses(new FakeClock())
    for (let index = 0; index < 3000; index++) many(guesses, `10.0.${index >> 8}.${index & 255}`)
    expect(guesses.size).toBe(1000)
    expect(guesses.secondsToWait('10.0.0.0')).toBe(0)
    expect(guesses.secondsToWait('10.0.11.183')).toBeGreaterThan(0)
  })
})
