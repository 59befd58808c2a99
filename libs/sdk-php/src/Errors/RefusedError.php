<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

use Gatehouse\RateLimit;

/** An answer that is not what was asked for; the classes from 401 to 429 are kinds of it. */
class RefusedError extends GatehouseError
{
    public readonly string $requestId;
    /** @var array<string, string> */
    public readonly array $fields;

    /** @param array<string, mixed> $body */
    final public function __construct(
        public readonly int $status,
        array $body,
        public readonly ?float $retryAfter = null,
        public readonly ?RateLimit $rateLimit = null,
    ) {
        parent::__construct($body['message'] ?? "The API answered {$status}", $body['code'] ?? 'UNKNOWN');
        $this->requestId = $body['requestId'] ?? '';
        $this->fields = $body['fields'] ?? [];
    }

    /** @param array<string, mixed> $body */
    public static function of(int $status, array $body, ?float $retryAfter, ?RateLimit $rateLimit): self
    {
        $class = match ($status) {
            401 => AuthenticationError::class,
            403 => PermissionError::class,
            404 => NotFoundError::class,
            409 => ConflictError::class,
            422 => InvalidInputError::class,
            429 => RateLimitError::class,
            default => self::class,
        };

        return new $class($status, $body, $retryAfter, $rateLimit);
    }
}
