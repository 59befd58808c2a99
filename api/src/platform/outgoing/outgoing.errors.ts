import * as words from '#contract/messages/errors/deliveries.js'

/** Names no address: which one was refused is not the caller's to know. */
export class AddressRefused extends Error {
  constructor(reason = words.addressNotPublic) {
    super(words.addressRefused(reason))
  }
}

/** Saved before the ports were bounded, or while the operator allowed more. */
export class PortRefused extends AddressRefused {
  constructor() {
    super(words.portRefused)
  }
}
