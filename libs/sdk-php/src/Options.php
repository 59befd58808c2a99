<?php

declare(strict_types=1);

namespace Gatehouse;

/** @internal What a `Gatehouse` was made with. */
final class Options
{
    public function __construct(
        public readonly string $url,
        public readonly string $apiKey,
        public readonly string $apiSecret,
        public readonly ?string $clientID,
        public readonly int $timeoutMs,
        public readonly int $retriesMax,
        public readonly int $retryDelayMs,
        public readonly int $retryWaitMaxMs,
        public readonly ?object $tokenCache,
    ) {
    }
}
