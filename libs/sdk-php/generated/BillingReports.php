<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type AgingView from Types
 * @phpstan-import-type CancellationsView from Types
 * @phpstan-import-type ChurnView from Types
 * @phpstan-import-type InvoiceSummaryView from Types
 * @phpstan-import-type ListAgedInvoices from Types
 * @phpstan-import-type ListRevenueMovements from Types
 * @phpstan-import-type PageOfInvoiceSummaryView from Types
 * @phpstan-import-type PageOfRevenueMovementView from Types
 * @phpstan-import-type ReadAging from Types
 * @phpstan-import-type ReadCancellations from Types
 * @phpstan-import-type ReadChurn from Types
 * @phpstan-import-type ReadRecurringRevenue from Types
 * @phpstan-import-type ReadRetention from Types
 * @phpstan-import-type RecurringRevenueView from Types
 * @phpstan-import-type RetentionView from Types
 * @phpstan-import-type RevenueMovementView from Types
 */
final class BillingReports
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Read the monthly recurring revenue of each month, and what changed it.
     *
     * @param ReadRecurringRevenue $query
     * @return RecurringRevenueView
     */
    public function recurringRevenue(array $query): array
    {
        return $this->transport->call(new Call('GET', '/billing-reports/recurring-revenue', query: $query));
    }

    /**
     * Read how many subscriptions and how much revenue each month lost to cancellations.
     *
     * @param ReadChurn $query
     * @return ChurnView
     */
    public function churn(array $query): array
    {
        return $this->transport->call(new Call('GET', '/billing-reports/churn', query: $query));
    }

    /**
     * Read how many subscriptions started in each month are still charged.
     *
     * @param ReadRetention $query
     * @return RetentionView
     */
    public function retention(array $query): array
    {
        return $this->transport->call(new Call('GET', '/billing-reports/retention', query: $query));
    }

    /**
     * Read the amounts due on open invoices, by days overdue.
     *
     * @param ReadAging $query
     * @return AgingView
     */
    public function aging(array $query): array
    {
        return $this->transport->call(new Call('GET', '/billing-reports/aging', query: $query));
    }

    /**
     * List the changes behind recurring revenue, churn and retention.
     *
     * @param ListRevenueMovements $query
     * @return PageOfRevenueMovementView
     */
    public function movements(array $query): array
    {
        return $this->transport->call(new Call('GET', '/billing-reports/movements', $query));
    }

    /**
     * As `movements`: every row, page by page.
     *
     * @param ListRevenueMovements $query
     * @return \Generator<int, RevenueMovementView>
     */
    public function allMovements(array $query): \Generator
    {
        return $this->transport->rows('/billing-reports/movements', $query);
    }

    /**
     * Export revenue movements as CSV.
     *
     * @param ListRevenueMovements $query
     * @return resource the file, at its beginning
     */
    public function exportMovementsCsv(array $query): mixed
    {
        return $this->transport->stream(new Call('GET', '/billing-reports/movements/export.csv', query: $query));
    }

    /**
     * List the open invoices behind the aging report.
     *
     * @param ListAgedInvoices $query
     * @return PageOfInvoiceSummaryView
     */
    public function openInvoices(array $query): array
    {
        return $this->transport->call(new Call('GET', '/billing-reports/open-invoices', $query));
    }

    /**
     * As `openInvoices`: every row, page by page.
     *
     * @param ListAgedInvoices $query
     * @return \Generator<int, InvoiceSummaryView>
     */
    public function allOpenInvoices(array $query): \Generator
    {
        return $this->transport->rows('/billing-reports/open-invoices', $query);
    }

    /**
     * Count the subscriptions that customers canceled on their own page, by reason and month.
     *
     * @param ReadCancellations $query
     * @return CancellationsView
     */
    public function cancellations(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/billing-reports/cancellations', query: $query));
    }
}
