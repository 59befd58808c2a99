<?php

declare(strict_types=1);

namespace Gatehouse;

/** @internal A POST without a key is not repeated when nobody knows whether it was carried out. */
final class Call
{
    /**
     * @param array<string, mixed>|null $query
     * @param array<string, mixed>|null $body
     */
    public function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly ?array $query = null,
        public readonly ?array $body = null,
        public readonly ?string $idempotencyKey = null,
        public readonly ?string $lastEventID = null,
    ) {
    }
}
